import { languages, localText, REFERENCE, type Question } from '@lykta/domain';
import { Link, Video } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../../frame/language.ts';
import { otherLanguage } from '../../../frame/other-language.ts';
import { Said } from '../../../frame/said.tsx';
import styles from './question.module.css';

/** The media of a question: a picture, a film, a link. */
export function QuestionMedia({ question: { image, video, link } }: { question: Question }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {image && (
        <img
          className={styles.image}
          src={image.src}
          alt={localText(image.alt, language)}
          lang={otherLanguage(image.alt, language)}
        />
      )}
      {video && (
        <Video
          files={[{ src: video.src }]}
          label={t('questions.video')}
          captions={[{ src: video.captions, language: REFERENCE, label: languages[REFERENCE].name }]}
          texts={{
            captions: t('questions.video.captions'),
            off: t('questions.video.off'),
            failed: t('film.failed'),
          }}
        />
      )}
      {link && (
        <p>
          <Link href={link.url}>
            <Said text={link.text} />
          </Link>
        </p>
      )}
    </>
  );
}
