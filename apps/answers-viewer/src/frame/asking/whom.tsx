import { useStaffClientsQuery } from '@lykta/api';
import type { StaffInvitation } from '@lykta/domain';
import { Disclosure, RadioCards, ToggleChips } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { childCode } from '../children/child-code.ts';
import styles from './whom.module.css';

/** The children to ask: pseudonyms, or all of the invitation. */
export type Asked = 'all' | readonly string[];

interface Props {
  invitation: StaffInvitation;
  /** The child whose page opened the dialog. */
  child: string | undefined;
  asked: Asked;
  onChange: (asked: Asked) => void;
}

/** Chooses one child, several or all; only children who take part now can be chosen. */
export function Whom({ invitation, child, asked, onChange }: Props) {
  const { t } = useTranslation();
  const { data = [] } = useStaffClientsQuery(invitation.id);
  const nameOf = (client: string) => {
    const code = childCode(client);
    const label = data.find((one) => one.client === client)?.label;
    return label === undefined ? code : t('child.labelled', { label, code });
  };
  const taking = data.filter(({ left, ended }) => left === undefined && ended === undefined);
  const [way, setWay] = useState(child === undefined ? 'all' : 'one');
  const become = (value: string) => {
    setWay(value);
    if (value === 'all') onChange('all');
    else onChange(value === 'one' && child !== undefined ? [child] : []);
  };
  const toggle = (client: string) => {
    if (asked === 'all') return;
    onChange(asked.includes(client) ? asked.filter((one) => one !== client) : [...asked, client]);
  };
  return (
    <>
      <RadioCards
        label={t('invitation.send.whom')}
        value={way}
        onChoose={become}
        options={[
          ...(child === undefined
            ? []
            : [{ value: 'one', label: t('invitation.send.one', { code: nameOf(child) }) }]),
          { value: 'some', label: t('invitation.send.some') },
          {
            value: 'all',
            label: t('invitation.send.all', { count: invitation.taking }),
            help: t('invitation.send.all.help'),
          },
        ]}
      />
      {way === 'all' && taking.length > 0 && (
        <Disclosure summary={t('asking.which', { count: taking.length })}>
          <ul className={styles.codes}>
            {taking.map(({ client }) => (
              <li key={client}>{nameOf(client)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {way === 'some' && asked !== 'all' && (
        <ToggleChips
          label={t('invitation.send.children')}
          options={taking.map(({ client }) => ({ value: client, label: nameOf(client) }))}
          values={asked}
          onToggle={toggle}
        />
      )}
    </>
  );
}
