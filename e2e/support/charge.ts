import type { APIRequestContext, APIResponse } from '@playwright/test';

interface Charge {
  readonly userId: string;
  /** A million of them costs 190 ₽ before any correction. */
  readonly inputTokens: number;
  readonly requestId: string;
}

/** What the chat service does when somebody has asked a model something. */
export function charge(
  request: APIRequestContext,
  { userId, inputTokens, requestId }: Charge,
): Promise<APIResponse> {
  return request.post(`${process.env.E2E_API_URL}/api/internal/v1/charges`, {
    headers: { authorization: `Bearer ${process.env.E2E_INTERNAL_TOKEN}` },
    data: {
      user_id: userId,
      model_id: 'gpt-5',
      input_tokens: inputTokens,
      output_tokens: 0,
      request_id: requestId,
    },
  });
}
