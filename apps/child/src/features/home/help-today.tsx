import { fittingHelp, type EmotionKey, type MoodLevel } from '@lykta/domain';
import { HelpTile } from '../../frame/help/help-tile.tsx';

interface Props {
  level: MoodLevel;
  feelings: readonly EmotionKey[];
  onClose: () => void;
}

/** After a hard mood or feeling the home screen offers help for the rest of the day, until the child closes it. */
export function HelpToday({ level, feelings, onClose }: Props) {
  const help = fittingHelp(level, feelings);
  return help ? <HelpTile help={help} onClose={onClose} /> : null;
}
