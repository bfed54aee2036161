import type { APIRequestContext, APIResponse } from '@playwright/test';

/** What the chat service shows to the API of the run. */
export const SERVICE_TOKEN = 'service-token-of-the-chat-0123456789abcdef';

let calls = 0;

/** Charges a person for a million tokens of input, as the chat service does, past the gateway. */
export function chargeMillion(
  request: APIRequestContext,
  userId: string,
  modelId: string,
): Promise<APIResponse> {
  calls += 1;
  return request.post(`${process.env.E2E_API_URL}/api/internal/v1/charges`, {
    headers: { authorization: `Bearer ${SERVICE_TOKEN}` },
    data: {
      user_id: userId,
      model_id: modelId,
      input_tokens: 1_000_000,
      output_tokens: 0,
      request_id: `e2e-${process.pid}-${calls}`,
    },
  });
}
