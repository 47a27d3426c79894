import { failureOf, type ApiFailure } from '@lykta/api';
import { isRejectedWithValue } from '@reduxjs/toolkit';

interface FailedCall {
  code: ApiFailure['code'];
  /** The name of the endpoint in libs/api. */
  endpoint: string;
}

/** The call that failed, if an action in a middleware says so; undefined for every other action. */
export function failedCall(action: unknown): FailedCall | undefined {
  if (!isRejectedWithValue(action)) return undefined;
  const { endpointName = '' } = action.meta.arg as { endpointName?: string };
  return { code: failureOf(action.payload).code, endpoint: endpointName };
}
