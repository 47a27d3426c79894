import type { SupportLink } from '@lykta/domain/support';
import {
  BottleIcon,
  ChatIcon,
  CirclesIcon,
  CloudIcon,
  GlobeIcon,
  PlasterIcon,
  PulseIcon,
  ScaleIcon,
  ShieldIcon,
  SupportIcon,
  UnkindIcon,
  type IconComponent,
} from '@lykta/ui';

interface Look {
  icon: IconComponent;
  tone: 'water' | 'heather' | 'clay' | 'plain';
}

/** Icon and tint of each subject. */
export const linkLooks: Record<SupportLink, Look> = {
  bad: { icon: CloudIcon, tone: 'heather' },
  violence: { icon: ShieldIcon, tone: 'clay' },
  health: { icon: PulseIcon, tone: 'water' },
  gender: { icon: CirclesIcon, tone: 'heather' },
  girl: { icon: SupportIcon, tone: 'water' },
  boy: { icon: ChatIcon, tone: 'water' },
  bullied: { icon: UnkindIcon, tone: 'clay' },
  criminal: { icon: ScaleIcon, tone: 'plain' },
  addiction: { icon: BottleIcon, tone: 'plain' },
  language: { icon: GlobeIcon, tone: 'water' },
  rights: { icon: ScaleIcon, tone: 'heather' },
  illness: { icon: PlasterIcon, tone: 'water' },
};
