import { useCloseSittingMutation } from '@lykta/api';
import { useState } from 'react';
import { keepToken, keptToken } from './kept-sitting.ts';
import { OneSitting } from './one-sitting.tsx';
import { SentTogether, type Sent } from './sent-together.tsx';
import { TogetherCode } from './together-code.tsx';
import { TogetherOver } from './together-over.tsx';

/** What the page shows while no form is open. */
type Closed = { at: 'code' } | { at: 'over' } | { at: 'sent'; sent: Sent };

/** The code, the form that it opens, and what follows. */
export function Together() {
  const [token, setToken] = useState(keptToken);
  const [closed, setClosed] = useState<Closed>({ at: 'code' });
  const [close] = useCloseSittingMutation();

  const open = (joined: string) => {
    keepToken(joined);
    setToken(joined);
  };
  const leaveFor = (next: Closed) => {
    keepToken(undefined);
    setToken(undefined);
    setClosed(next);
  };
  if (token !== undefined)
    return (
      <OneSitting
        token={token}
        onOver={() => leaveFor({ at: 'over' })}
        onSent={(sent) => leaveFor({ at: 'sent', sent })}
        onClose={() => {
          void close(token);
          leaveFor({ at: 'code' });
        }}
      />
    );
  const toCode = () => setClosed({ at: 'code' });
  if (closed.at === 'sent') return <SentTogether sent={closed.sent} onDone={toCode} />;
  if (closed.at === 'over') return <TogetherOver onAgain={toCode} />;
  return <TogetherCode onOpen={open} />;
}
