const DRAWING = 'image/svg+xml'

/**
 * Types that browsers show. All others are offered as a download or refused: an HTML page would run under our
 * origin.
 */
const SHOWN = new Set([
  'image/avif',
  'image/webp',
  'image/jpeg',
  'image/png',
  'image/gif',
  DRAWING,
  'application/pdf',
  'audio/mpeg',
  'audio/mp4',
  'video/mp4',
  'video/webm',
])
const OFFERED =
  /^(?:text\/(?:plain|csv|calendar)|application\/(?:zip|msword|rtf|vnd\.(?:openxmlformats|oasis)[\w.-]+))$/

/** Matches a drawing that could run code if it is opened by itself. */
const ACTIVE_DRAWING = /<script|<foreignobject|<iframe|\son\w+\s*=|javascript:|<!entity/i

/** Returns the media type of an answer, lower case, without parameters. */
export const typeOf = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

export const isDrawing = (type: string) => type === DRAWING
export const isPassedOnType = (type: string) => SHOWN.has(type) || OFFERED.test(type)

export const isActive = (type: string, body: Buffer) =>
  isDrawing(type) && ACTIVE_DRAWING.test(body.toString())

/** Headers that make browsers save a type they do not show. */
export const attachment = (type: string): Record<string, string> =>
  SHOWN.has(type) ? {} : { 'content-disposition': 'attachment' }
