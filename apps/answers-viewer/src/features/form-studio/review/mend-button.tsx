import { useLanguage } from '@lykta/app-shell';
import { repairOf, repairText, type Draft, type Finding } from '@lykta/form-studio';
import { Button } from '@lykta/ui';

interface Props {
  draft: Draft;
  finding: Finding;
  /** Mends the finding; without it nothing can be changed here. */
  onMend: ((finding: Finding) => void) | undefined;
  /** The id of the sentence that says what was found. */
  about: string;
}

/** Mends a finding with one press, where its repair is plain. */
export function MendButton({ draft, finding, onMend, about }: Props) {
  const language = useLanguage();
  const repair = onMend && repairOf(draft, finding);
  if (!repair) return null;
  return (
    <Button look="text" size="compact" fit aria-describedby={about} onClick={() => onMend(finding)}>
      {repairText(repair.words, language)}
    </Button>
  );
}
