import type { PageRoute } from '@rathausplatz/contract'
import type { RouterContextProvider } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { forHolder } from './ansicht.ts'
import { drawAnsicht } from './draw-ansicht.ts'

export type Note = { status: number; title: string; text: string }

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Draws a page of the town with a message, for an address that answers with a file or a draft. The address of that
 * page does not contain a key.
 */
export async function notePage(
  { request, url, context }: Args,
  { status, title, text }: Note,
): Promise<Response> {
  const seite: PageRoute = {
    title,
    pageTheme: 'default',
    pageLayout: 'default',
    description: '',
    breadcrumbs: [],
    heroImages: [],
    apiCalls: [],
    content: [{ template: 'text', slotName: 'content', context: { text }, options: {} }],
  }
  const { body, headers } = await drawAnsicht(siteOf(context), {
    request: new Request(url, { headers: request.headers, signal: request.signal }),
    url,
    pfad: '/vorschau-link',
    found: { seite, dazu: {} },
    ansicht: forHolder(''),
  })
  return new Response(body, { status, headers })
}
