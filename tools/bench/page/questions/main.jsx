// The questions of the app in its looks, drawn by the libraries of the children's app alone. As in the app, each has its
// own address, the answer goes to the store, and the next question stands ready, hidden. Nothing is saved or decided.
import { Activity, memo, startTransition, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { carriedElements, draw } from '../../growth/react/draw.mjs';
import { answers } from '../answers.js';
import { drawUnderLibraries } from '../libraries.jsx';

const page = carriedElements();
const questions = mainsIn(page);

/** The elements of the questions, in order. */
function mainsIn(node) {
  if (typeof node === 'string') return [];
  return node.tag === 'main'
    ? [{ ...node, attributes: shown(node.attributes) }]
    : node.children.flatMap(mainsIn);
}

function shown({ hidden, ...attributes }) {
  return attributes;
}

const Question = memo(({ number }) => draw(questions[number]));

/** The number of the question that stands ready: the next, from the moment this one is painted. */
function useReady(number) {
  const [ready, setReady] = useState();
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setReady(number + 1))));
  }, [number]);
  return ready;
}

function Questions() {
  const number = Number(useLocation().pathname.slice(1));
  const chosen = useSelector((state) => state.answers[number]);
  const ready = useReady(number);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const answer = ({ target }) => {
    if (!target.closest('input, button') || number + 1 === questions.length) return;
    dispatch(answers.actions.answered({ number, choice: target.value }));
    void navigate(`/${number + 1}`);
  };
  const inPage = [number, ready].filter((one) => one >= number && one < questions.length);
  return (
    <div style={{ display: 'contents' }} data-chosen={chosen} onClick={answer}>
      {[...new Set(inPage)].map((one) => (
        <Activity key={one} mode={one === number ? 'visible' : 'hidden'}>
          <Question number={one} />
        </Activity>
      ))}
    </div>
  );
}

/** The page around the questions, with the questions in place of the first. */
function Page() {
  let placed = false;
  return draw(page, ({ tag }) => {
    if (tag !== 'main') return undefined;
    if (placed) return null;
    placed = true;
    return <Questions key="questions" />;
  });
}

drawUnderLibraries(<Page />, { slices: { answers: answers.reducer } });
