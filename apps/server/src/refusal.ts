import { dataPolicy } from './security-headers.ts'

/** What a person reads who gets no page: a heading and one sentence. */
const texts = {
  400: [
    'Diese Adresse ist nicht gültig',
    'Bitte prüfen Sie die Adresse oder beginnen Sie auf der Startseite.',
  ],
  403: [
    'Die Anfrage konnte nicht bestätigt werden.',
    'Bitte gehen Sie zurück und senden Sie das Formular noch einmal von unserer Website aus. Ihre Angaben stehen noch dort.',
  ],
  404: ['404 - Seite nicht gefunden', 'Hierzu gibt es keinen Inhalt.'],
  405: ['Diese Methode ist hier nicht erlaubt', 'Die Seite kann so nicht aufgerufen werden.'],
  408: ['Die Anfrage kam nicht vollständig an', 'Bitte versuchen Sie es noch einmal.'],
  413: ['Die Anfrage ist zu groß', 'Bitte senden Sie weniger oder kleinere Dateien.'],
  414: ['Diese Adresse ist zu lang', 'Bitte prüfen Sie die Adresse oder beginnen Sie auf der Startseite.'],
  421: ['Diese Website gibt es hier nicht', 'Bitte prüfen Sie den Namen in der Adresse.'],
  431: [
    'Der Kopf der Anfrage ist zu groß',
    'Bitte löschen Sie die Cookies dieser Website und versuchen Sie es noch einmal.',
  ],
  500: [
    'Leider ist ein Fehler aufgetreten',
    'Wir wurden über den Fehler informiert und versuchen dieses Problem so schnell wie möglich zu beheben.',
  ],
  502: ['Der Inhalt ist zurzeit nicht erreichbar', 'Bitte versuchen Sie es in einigen Minuten noch einmal.'],
  503: ['Gerade ist viel los', 'Bitte versuchen Sie es in einigen Sekunden noch einmal.'],
} as const

export type RefusalStatus = keyof typeof texts

export const refusalHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
} as const

/** The plain page of a refusal. It needs nothing but itself, so it can be sent when everything else is broken. */
export function refusalPage(status: RefusalStatus, requestId?: string): string {
  const [heading, sentence] = texts[status]
  const reference = requestId ? `<p>Kennung des Vorgangs: <code>${requestId}</code></p>` : ''
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title></head><body><main><h1>${heading}</h1><p>${sentence}</p>${reference}<p><a href="/">Zurück zur Startseite</a></p></main></body></html>`
}

export function refuse(
  status: RefusalStatus,
  requestId?: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(refusalPage(status, requestId), { status, headers: { ...refusalHeaders, ...headers } })
}
