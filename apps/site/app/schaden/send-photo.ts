import type { FileAnswer } from '@rathausplatz/contract'
import { unanswered } from '../answers/for-machines.ts'

/** A photo as the browser shows it. It may be hidden at any moment: whoever asks again is judged again. */
export async function sendPhoto(
  asked: Promise<FileAnswer>,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    const { bytes, typ, name } = await asked
    return new Response(bytes, {
      headers: {
        'content-type': typ,
        'content-disposition': `inline; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        ...headers,
      },
    })
  } catch (error) {
    return unanswered(error)
  }
}
