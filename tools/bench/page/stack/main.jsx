// Twenty-two questions by the libraries of the children's app alone, in the plainest code: each has its own address,
// answers are in the store, and texts come from i18next. No looks, no saving, no next question that stands ready.
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { answers } from '../answers.js';
import { drawUnderLibraries } from '../libraries.jsx';

const QUESTIONS = 22;
const choices = ['yes', 'mostly', 'no'];
const texts = {
  question: 'Fråga nummer {{number}}: är du trygg i skolan?',
  yes: 'Ja',
  mostly: 'För det mesta',
  no: 'Nej',
};

function Question() {
  const { t } = useTranslation();
  const number = Number(useLocation().pathname.slice(1)) || 1;
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

drawUnderLibraries(<Question />, { texts, slices: { answers: answers.reducer } });
