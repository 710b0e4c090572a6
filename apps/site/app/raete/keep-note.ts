import { calls, notizwortlaut, ratsnotiz } from '@rathausplatz/contract'
import { data, type RouterContextProvider, redirect } from 'react-router'
import * as z from 'zod'
import { siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { formOf } from '../errors/refusal.ts'
import { sessionsOf, signedIn } from '../sessions/session.ts'
import { failureOf } from '../sessions/sign-in.ts'
import { wayBack } from '../sessions/way-back.ts'
import { refusedForm } from '../sign-in/refused-form.ts'
import type { NoteAnswer, UnkeptNote } from './note-answer.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

const noteForm = ratsnotiz.pick({ teil: true, kennung: true }).extend({
  text: z.string().transform(text => text.replaceAll('\r\n', '\n')),
  zurueck: z.string().optional(),
})

/** Stores a note. A form without scripts names a page and is redirected to it; a script gets the result. */
export async function keepNote(args: Args) {
  const site = siteOf(args.context)
  const form = await formOf(args.request)
  const sent = noteForm.safeParse(Object.fromEntries(form))
  if (sent.success) await orGiveBack(args, sent.data)
  const { token } = await signedIn(args, 'raete')
  if (!sent.success) throw notFound()
  const { teil, kennung, text, zurueck } = sent.data
  const of = { teil, kennung }
  const refuse = (title: string) => ({ ok: false, of, title, text }) as const
  const checked = notizwortlaut.safeParse(text)
  if (!checked.success)
    return data<NoteAnswer>(refuse(checked.error.issues[0]?.message ?? ''), { status: 422 })
  const asked = { params: { id: teil, kennung }, body: { text }, token, sender: site.sender }
  try {
    const { notiz } = await site.cms.call(calls.raeteNotiz, asked)
    if (zurueck === undefined) return data<NoteAnswer>({ ok: true, of, notiz })
  } catch (error) {
    if (failureOf(error).response?.status === 404)
      return data<NoteAnswer>(refuse('Diesen Punkt gibt es nicht mehr.'), { status: 404 })
    const { data: refused, init } = refusedForm(site, error)
    return data<NoteAnswer>(refuse(refused.title), init ?? {})
  }
  throw redirect(wayBack(zurueck, 'raete'), 303)
}

/**
 * Throws an answer with the text of the note if the session is over or cannot be checked, because a redirect
 * to the sign-in would lose the text.
 */
async function orGiveBack({ context }: Args, { teil, kennung, text }: z.infer<typeof noteForm>) {
  const giveBack = (isOver: boolean, status: number) => {
    const unkept: UnkeptNote['unkept'] = { teil, kennung, text, isOver }
    return data<UnkeptNote>({ unkept }, { status, headers: { 'cache-control': 'private, no-store' } })
  }
  const session = await sessionsOf(context)
    .of('raete')
    .catch(() => {
      throw giveBack(false, 503)
    })
  if (!session) throw giveBack(true, 401)
}
