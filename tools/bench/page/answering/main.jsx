// A branching form of twenty-two questions, one on a page, as the library's own pages show how.
// `?delay=N`: how long it waits after a choice before it goes on; its own default is 300 ms.
import { createRoot } from 'react-dom/client';
import { Model, settings } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.min.css';

const QUESTIONS = 22;
settings.autoAdvanceDelay = Number(new URLSearchParams(window.location.search).get('delay') ?? 300);

const model = new Model({
  title: 'Skolan',
  showProgressBar: true,
  autoAdvanceEnabled: true,
  pages: Array.from({ length: QUESTIONS }, (_, index) => ({
    elements: [
      {
        type: 'radiogroup',
        name: `q${index}`,
        title: `Fråga nummer ${index + 1}: är du trygg i skolan?`,
        choices: ['Ja', 'För det mesta', 'Nej'],
        ...(index > 1 && { visibleIf: `{q${index - 2}} <> 'Nej'` }),
      },
    ],
  })),
});

createRoot(document.getElementById('root')).render(<Survey model={model} />);
