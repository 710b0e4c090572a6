import * as z from 'zod'
import { sealedAs } from '../answers/sealed.ts'
import type { SiteContext } from '../cms/site-context.ts'

/** An address opens only on the page for which it was sealed: no link makes another page say it. */
const sentFor = (pathname: string) => sealedAs(`post ${pathname}`, z.object({ an: z.string() }))

type Site = Pick<SiteContext, 'key' | 'now'>

/** Seals the address of a mail for the page at `pathname`, which follows a form: `?bestellt=1&an=…` */
export const sealSentTo = ({ key, now }: Site, pathname: string, an: string): string =>
  sentFor(pathname).seal(key(), { an }, now)

/** Returns the address of the mail that a page's address names as `an`; empty if none, or after half an hour. */
export function openSentTo({ key, now }: Site, { pathname, searchParams }: URL): string {
  const sealed = searchParams.get('an')
  return sealed === null ? '' : (sentFor(pathname).unseal(key(), sealed, now)?.an ?? '')
}
