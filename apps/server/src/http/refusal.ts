import { dataPolicy } from './security-headers.ts'

/** What a visitor can do who gets this status. */
export const hints = {
  400: 'Diese Adresse ist nicht gültig. Bitte prüfen Sie sie oder beginnen Sie auf der Startseite.',
  403: 'Die Anfrage konnte nicht bestätigt werden. Bitte gehen Sie zurück und senden Sie das Formular noch einmal von unserer Website aus. Ihre Angaben stehen noch dort.',
  404: 'Hierzu gibt es keinen Inhalt.',
  405: 'Diese Seite kann so nicht aufgerufen werden.',
  408: 'Die Anfrage kam nicht vollständig an. Bitte versuchen Sie es noch einmal.',
  413: 'Die Anfrage ist zu groß. Bitte gehen Sie zurück und kürzen Sie Ihren Text oder wählen Sie kleinere Dateien.',
  414: 'Diese Adresse ist zu lang. Bitte prüfen Sie sie oder beginnen Sie auf der Startseite.',
  415: 'Diese Art von Daten nehmen wir nicht an. Bitte senden Sie das Formular von unserer Website aus.',
  416: 'Dieser Teil der Datei ist nicht vorhanden. Bitte rufen Sie die ganze Datei auf.',
  421: 'Diese Website gibt es hier nicht. Bitte prüfen Sie den Namen in der Adresse.',
  431: 'Der Kopf der Anfrage ist zu groß. Bitte löschen Sie die Cookies dieser Website und versuchen Sie es noch einmal.',
  500: '',
  502: 'Der Inhalt ist zurzeit nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  503: 'Gerade ist viel los. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
} as const

export type RefusalStatus = keyof typeof hints

export const isRefusal = (status: number): status is RefusalStatus => status in hints

export const refusalHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
} as const

/**
 * Builds the plain page of a refusal, in the words of spec §2. It needs nothing else, so it can be sent when
 * everything else is broken.
 */
export function refusalPage(status: RefusalStatus, requestId?: string, form = ''): string {
  const heading = status === 404 ? '404 - Seite nicht gefunden' : 'Leider ist ein Fehler aufgetreten'
  const sentences = [
    status === 404
      ? ''
      : 'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
    hints[status],
    requestId ? `Kennung des Fehlers: <code>${requestId}</code>` : '',
  ]
  const paragraphs = sentences.filter(Boolean).map(sentence => `<p>${sentence}</p>`)
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Fehler - ${status}</title></head><body><nav aria-label="Sie sind hier"><a href="/">Startseite</a> / <span aria-current="page">Fehler - ${status}</span></nav><main><h1>${heading}</h1>${paragraphs.join('')}${form}<p><a href="/">Zurück zur Startseite</a></p></main></body></html>`
}

export function refuse(
  status: RefusalStatus,
  requestId?: string,
  headers: Record<string, string> = {},
  /** HTML of a form that can be sent again. */
  form = '',
): Response {
  return new Response(refusalPage(status, requestId, form), {
    status,
    headers: { ...refusalHeaders, ...headers },
  })
}
