import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { headersOf } from '../../answers/headers-of.ts'
import { textIn } from '../../answers/text-in.ts'
import { hintOf } from '../../errors/refusal.ts'
import { keepNote } from '../../raete/keep-note.ts'
import { loadMeeting } from '../../raete/load-meeting.ts'
import { MeetingPage } from '../../raete/meeting-page.tsx'
import { type NoteAnswer, unkeptIn } from '../../raete/note-answer.ts'
import { UnkeptNotePage } from '../../raete/unkept-note.tsx'
import { RealmError } from '../../sign-in/realm-error.tsx'
import type { Route } from './+types/sitzung'

export const loader = (args: Route.LoaderArgs) => loadMeeting(args, args.params.id)

export const action = (args: Route.ActionArgs) => keepNote(args)

/** With scripts the page and its input stay, whatever the result of the note is. */
export async function clientAction(args: Route.ClientActionArgs): Promise<NoteAnswer> {
  const { request, params, serverAction } = args
  const sent = await request.clone().formData()
  try {
    const answer = await serverAction()
    if (answer.ok && 'caches' in window) void alsoOnDevice(params.id)
    return answer
  } catch (error) {
    if (error instanceof Response) throw error
    const of = { teil: textIn(sent, 'teil'), kennung: textIn(sent, 'kennung') }
    return { ok: false, of, text: textIn(sent, 'text'), title: whyNot(error) }
  }
}

/**
 * Adds the note to the kept papers of the meeting. Without a network, this happens when the next note is
 * stored.
 */
const alsoOnDevice = (id: string) =>
  import('../../raete/paket/kept-packets.ts')
    .then(({ takeInNotes }) => takeInNotes(id))
    .catch(() => undefined)

const OVER =
  'Ihre Sitzung ist zu Ende. Bitte melden Sie sich in einem neuen Tab an und speichern Sie dann hier.'
const NO_NETWORK = 'Es besteht gerade keine Verbindung. Bitte versuchen Sie es noch einmal.'
const NOT_NOW = 'Das geht gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal.'

function whyNot(error: unknown): string {
  if (unkeptIn(error)?.isOver) return OVER
  return hintOf(error) ?? (isRouteErrorResponse(error) ? NOT_NOW : NO_NETWORK)
}

/** A refused note changes no data; reloading without a network would replace the page by an error. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const answer: Partial<NoteAnswer> | undefined = actionResult
  return answer?.ok === false ? false : defaultShouldRevalidate
}

export const headers = headersOf

export { links } from '../../raete/look.ts'

export default function Sitzung({ loaderData, actionData }: Route.ComponentProps) {
  return <MeetingPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const unkept = unkeptIn(error)
  return unkept ? <UnkeptNotePage {...unkept} /> : <RealmError error={error} />
}
