import { Avatar } from '@lykta/avatar';
import { EyeOffIcon, Note, PictureGrid } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { figureOf, invented, type Invented } from './invented.ts';

interface Props {
  onChoose: (who: Invented) => void;
}

/** Which invented child it is. */
export function TryWho({ onChoose }: Props) {
  const { t } = useTranslation();
  const choose = (value: string) => {
    const who = invented.find((one) => one === value);
    if (who) onChoose(who);
  };
  return (
    <Screen
      view="who"
      title={t('try.title')}
      intro={t('try.intro')}
      header={<ScreenHeader to={paths.start} />}
    >
      <PictureGrid
        label={t('try.who')}
        options={invented.map((who) => ({
          value: who,
          label: t(`try.child.${who}`),
          picture: <Avatar avatar={figureOf[who]} size="thumb" label="" />,
        }))}
        value={null}
        onChoose={choose}
      />
      <Note icon={EyeOffIcon}>{t('try.nothing')}</Note>
    </Screen>
  );
}
