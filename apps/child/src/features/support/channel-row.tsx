import type { Channel } from '@lykta/domain/support';
import { ChannelLink } from '../../frame/help/channel-link.tsx';
import { OpenHours } from './open-hours.tsx';
import styles from './support.module.css';

interface Props {
  /** The helper's name. */
  name: string;
  channel: Channel;
  now: Date;
  /** Shows the hours here, where the ways have different ones. */
  withHours: boolean;
}

/** One way to reach a helper. */
export function ChannelRow({ name, channel, now, withHours }: Props) {
  return (
    <div className={styles.channel}>
      <ChannelLink name={name} channel={channel} />
      {withHours && <OpenHours channel={channel} now={now} />}
    </div>
  );
}
