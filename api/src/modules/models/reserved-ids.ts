/** Addresses beside `models/{id}` and `/model-settings/{modelId}`: a model with such an id would have no page. */
const RESERVED = ['access', 'catalogue', 'create', 'price-proposals'];

export const RESERVED_MESSAGE = 'Этот код занят: по такому адресу открывается другая страница';

/** Whether an address stands in the way of an id; the pages tell no case apart. */
export const isReservedId = (id: string): boolean => RESERVED.includes(id.toLowerCase());
