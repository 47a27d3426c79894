// The libraries of the children's app and one page of two texts, drawn by script.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { drawUnderLibraries } from '../libraries.jsx';

function Start() {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t('title')}</h1>
      <Link to="/login">{t('login')}</Link>
    </main>
  );
}

const texts = { title: 'En lykta som lyser upp din berättelse', login: 'Logga in' };

drawUnderLibraries(<Start />, { texts });
