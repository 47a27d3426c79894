import { describe, expect, it, vi } from 'vitest';
import { checkedCall } from './checked-call.ts';

const refused = (code: string, ticket?: string) => ({ status: 400, code, problem: { ticket } });
const check = () => {
  let solved = 0;
  return { payload: vi.fn(() => Promise.resolve(`solution ${(solved += 1)}`)), reset: vi.fn() };
};

describe('checkedCall', () => {
  it('hands the solution to the call', async () => {
    await expect(checkedCall(check(), (altcha) => Promise.resolve(altcha))).resolves.toBe('solution 1');
  });

  it('solves the harder check that the server asks for, once', async () => {
    const source = check();
    const call = vi.fn().mockRejectedValueOnce(refused('bot-check-failed', 'harder')).mockResolvedValue('in');
    await expect(checkedCall(source, call)).resolves.toBe('in');
    expect(source.reset).toHaveBeenCalledWith('harder');
    expect(call).toHaveBeenLastCalledWith('solution 2');
  });

  it('gives up after the second refusal', async () => {
    const call = vi.fn().mockRejectedValue(refused('bot-check-failed', 'harder'));
    await expect(checkedCall(check(), call)).rejects.toMatchObject({ code: 'bot-check-failed' });
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('does not try a wrong password again, but is ready for the next try', async () => {
    const source = check();
    const call = vi.fn().mockRejectedValue(refused('wrong-credentials', 'harder'));
    await expect(checkedCall(source, call)).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(call).toHaveBeenCalledOnce();
    expect(source.reset).toHaveBeenCalledWith('harder');
  });

  it('makes the call alone, and once, where there is no check', async () => {
    await expect(checkedCall(null, (altcha) => Promise.resolve(altcha))).resolves.toBeUndefined();
    const call = vi.fn().mockRejectedValue(refused('bot-check-failed', 'first'));
    await expect(checkedCall(null, call)).rejects.toMatchObject({ code: 'bot-check-failed' });
    expect(call).toHaveBeenCalledOnce();
  });
});
