import * as z from 'zod'
import { sealedAs } from '../answers/sealed.ts'
import type { SiteContext } from '../cms/site-context.ts'

const sent = sealedAs('post', z.object({ an: z.string() }))

type Site = Pick<SiteContext, 'key' | 'now'>

/** Seals the address of a mail for the page that follows a form: `?bestellt=1&an=…` */
export const sealSentTo = ({ key, now }: Site, an: string): string => sent.seal(key(), { an }, now)

/** Returns the address of the mail that a page's address names as `an`; empty if none, or after half an hour. */
export function openSentTo({ key, now }: Site, { searchParams }: URL): string {
  const sealed = searchParams.get('an')
  return sealed === null ? '' : (sent.unseal(key(), sealed, now)?.an ?? '')
}
