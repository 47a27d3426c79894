// A form of one question, as the library's own pages show how.
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import 'survey-core/survey-core.min.css';

const model = new Model({
  title: 'En lykta som lyser upp din berättelse',
  elements: [
    {
      type: 'radiogroup',
      name: 'safe',
      title: 'Är du trygg i skolan?',
      choices: ['Ja', 'För det mesta', 'Nej'],
    },
  ],
});

createRoot(document.getElementById('root')).render(<Survey model={model} />);
