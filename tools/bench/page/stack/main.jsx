// Twenty-two questions by the libraries of the children's app alone, in the plainest code: each has its own address,
// answers are in the store, and texts come from i18next. No looks, no saving, no next question that stands ready.
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom';

const QUESTIONS = 22;
const choices = ['yes', 'mostly', 'no'];

const texts = createInstance();
void texts.use(initReactI18next).init({
  lng: 'sv',
  initAsync: false,
  resources: {
    sv: {
      translation: {
        question: 'Fråga nummer {{number}}: är du trygg i skolan?',
        yes: 'Ja',
        mostly: 'För det mesta',
        no: 'Nej',
      },
    },
  },
});

const answers = createSlice({
  name: 'answers',
  initialState: {},
  reducers: {
    answered: (state, { payload: { number, choice } }) => {
      state[number] = choice;
    },
  },
});
const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/' }), endpoints: () => ({}) });
const store = configureStore({
  reducer: { [answers.name]: answers.reducer, [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});

function Question() {
  const { t } = useTranslation();
  const number = Number(useParams().number);
  const chosen = useSelector((state) => state.answers[number]);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const choose = (choice) => {
    dispatch(answers.actions.answered({ number, choice }));
    if (number < QUESTIONS) void navigate(`/${number + 1}`);
  };
  return (
    <main>
      <h1>{t('question', { number })}</h1>
      <progress max={QUESTIONS} value={number} />
      <fieldset key={number}>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name="choice" checked={chosen === choice} onChange={() => choose(choice)} />
            <span>{t(choice)}</span>
          </label>
        ))}
      </fieldset>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <I18nextProvider i18n={texts}>
      <BrowserRouter>
        <Routes>
          <Route path="/:number" element={<Question />} />
          <Route path="*" element={<Navigate to="/1" replace />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>
  </Provider>,
);
