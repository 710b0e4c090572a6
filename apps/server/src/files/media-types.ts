const DRAWING = 'image/svg+xml'

/** What browsers show. Everything else is offered as a file or not at all: a page of HTML would speak in our name. */
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

/** A picture that could do something, were it opened by itself. */
const ACTIVE_DRAWING = /<script|<foreignobject|<iframe|\son\w+\s*=|javascript:|<!entity/i

/** The bare type of a file, as its server names it. */
export const typeOf = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

export const isDrawing = (type: string) => type === DRAWING
export const isPassedOnType = (type: string) => SHOWN.has(type) || OFFERED.test(type)

export const isActive = (type: string, body: Buffer) =>
  isDrawing(type) && ACTIVE_DRAWING.test(body.toString())

/** What browsers do not show they are told to save. */
export const attachment = (type: string): Record<string, string> =>
  SHOWN.has(type) ? {} : { 'content-disposition': 'attachment' }
