// News by mail, to everybody who agreed to it: what a super admin says, in which languages, and what was said before.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { saidText } from '#domain/said.ts';
import type { ActResult, Device } from '#sync/index.ts';

export const NEWS_TITLE_MOST = 120;
export const NEWS_TEXT_MOST = 2000;

const title = v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(NEWS_TITLE_MOST));
const text = v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(NEWS_TEXT_MOST));

/** Who reads another language than those written gets English. */
export const sendNews = defineOnlineCommand({
  name: 'send_news',
  version: 1,
  args: v.object({
    id: idText,
    title_en: title,
    text_en: text,
    title_es: v.nullable(title),
    text_es: v.nullable(text),
    title_fr: v.nullable(title),
    text_fr: v.nullable(text),
  }),
});

const newsSchema = v.object({
  readers: v.number(),
  /** Not before then: two within thirty days are the most. Null: now. */
  from: v.nullable(v.string()),
  sent: v.array(v.object({ id: idText, title: v.string(), at: v.string(), recipients: v.number() })),
});
export type News = v.InferOutput<typeof newsSchema>;

export async function adminNews(device: Device): Promise<ActResult<News>> {
  return parsed(await device.call('admin_news', {}), newsSchema);
}
