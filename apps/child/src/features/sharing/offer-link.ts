/** How a link was handed over: share sheet, clipboard, or not yet. */
export type Handed = 'shared' | 'copied' | 'kept';

/** Whether the device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands a link to the share sheet, else to the clipboard; `kept` when the device or the child refused. */
export async function offerLink(link: string, text: string): Promise<Handed> {
  try {
    if (canShare()) {
      await navigator.share({ text, url: link });
      return 'shared';
    }
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'kept';
  }
}
