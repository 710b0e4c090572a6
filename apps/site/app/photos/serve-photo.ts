import type { FileAnswer } from '@rathausplatz/contract'
import { unanswered } from '../answers/for-machines.ts'

/** Serves a photo inline. It may be hidden at any time, so access is checked at each request. */
export async function servePhoto(
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
