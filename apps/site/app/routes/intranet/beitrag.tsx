import { calls } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { siteOf } from '../../cms/site-context.ts'
import { notFound } from '../../errors/not-found.ts'
import { textPage } from '../../intranet/addresses.ts'
import { inIntranet } from '../../intranet/in-intranet.ts'
import { loadText } from '../../intranet/load-text.ts'
import { TextPage } from '../../intranet/text-page.tsx'
import { signedIn } from '../../sessions/session.ts'
import { refusedForm } from '../../sign-in/refused-form.ts'
import type { Route } from './+types/beitrag'

/** Loads one text, and redirects if the address of its category has changed. */
export async function loader(args: Route.LoaderArgs) {
  const { site, frame, ask } = await inIntranet(args)
  const { slug, id } = args.params
  const loaded = await loadText(site, { slug, id }, ask)
  if (!loaded) throw notFound()
  const { text, home } = loaded
  const address = home === slug ? undefined : textPage(home, id)
  if (address) throw redirect(address, 302)
  return { frame, text, slug, isConfirmed: args.url.searchParams.has('gelesen') }
}

/** Confirms reading; idempotent. */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args.context)
  const { token } = await signedIn(args, 'intranet')
  const { id } = args.params
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  try {
    await site.cms.call(calls.intranetGelesen, { params: { id }, token, sender: site.sender })
  } catch (error) {
    return refusedForm(site, error)
  }
  throw redirect(`${args.url.pathname}?gelesen=1`, 303)
}

export const headers = headersOf

export default function Beitrag({ loaderData, actionData }: Route.ComponentProps) {
  return <TextPage {...loaderData} refused={actionData} />
}
