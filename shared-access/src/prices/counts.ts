import { plural } from '@cabinet/kernel/core/text';

/** «1 запрос», «5 запросов». */
export const requestsText = (count: number) => `${count} ${plural(count, 'запрос', 'запроса', 'запросов')}`;

/** Whose: «1 плательщика», «5 плательщиков». */
export const payersText = (count: number) =>
  `${count} ${plural(count, 'плательщика', 'плательщиков', 'плательщиков')}`;

/** Of whom, for whom: «21 человека», «2 человек». */
export const peopleGenitive = (count: number) =>
  `${count} ${plural(count, 'человека', 'человек', 'человек')}`;
