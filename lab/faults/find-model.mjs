import { send } from '../lib/send.mjs';
import { SERVICE_TOKEN } from './cabinet.mjs';

/** A model that somebody may call. @param {string} serviceUrl as the chat service reaches the API @param {string} userId */
export async function findModel(serviceUrl, userId) {
  const url = `${serviceUrl}/api/internal/v1/users/${userId}/models`;
  const answer = await send({ method: 'GET', url, headers: { authorization: `Bearer ${SERVICE_TOKEN}` } });
  return JSON.parse(answer.text).data.models[0].id;
}
