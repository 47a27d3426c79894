import { spawnSync } from 'node:child_process';
import type { NewMember } from '@lykta/server';
import { ServerProcess } from './server-process.ts';

/** An installed service in the place of the journeys' own server: what an operator can do with it. */
export class DeployedService extends ServerProcess {
  readonly #control: string;

  constructor(control: string) {
    super();
    this.#control = control;
  }

  override async start(): Promise<void> {
    this.#run(['start']);
  }

  override async kill(): Promise<void> {
    this.#run(['kill']);
  }

  /** It goes on when the journey ends. */
  override async stop(): Promise<void> {}

  override async createMember(member: NewMember): Promise<void> {
    const { organisation, units = [], email, name, role, password = '' } = member;
    const inUnits = units.flatMap((unit) => ['--unit', unit]);
    this.admin(['create-organisation', organisation, ...inUnits]);
    const who = [
      '--organisation',
      organisation,
      '--email',
      email,
      '--name',
      name,
      '--role',
      role,
      ...inUnits,
    ];
    this.admin(['create-member', ...who, '--password-stdin'], password);
  }

  override admin(words: string[], input = ''): string {
    return this.#run(['admin', ...words], input);
  }

  #run(words: string[], input = ''): string {
    const ran = spawnSync(this.#control, words, { input, encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`${words.join(' ')} failed: ${ran.stderr}${ran.stdout}`);
    return ran.stdout;
  }
}
