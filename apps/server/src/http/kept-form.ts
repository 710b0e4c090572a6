import { FILES_AGAIN, hadFiles, keptFields, STILL_HERE, writtenIn } from '@rathausplatz/contract/kept-fields'
import { htmlAttribute, htmlText } from '@rathausplatz/text'
import { dataPolicy } from './security-headers.ts'

/** Policy of the plain page with a refused form: it may send its form, to this site only. */
export const keptFormPolicy = dataPolicy.replace("form-action 'none'", "form-action 'self'")

/**
 * Returns the HTML of a form that was refused under load, so that its sender can send it again and no typed
 * text is lost. It is not rendered by the site: there is no time for that. Undefined if the body holds no
 * fields.
 */
export async function keptForm(request: Request): Promise<string | undefined> {
  const form = await request.formData().catch(() => undefined)
  const fields = form && keptFields(form)
  if (!fields || fields.length === 0) return undefined
  const { pathname, search } = new URL(request.url)
  const inputs = fields.map(
    ([name, value]) => `<textarea name="${htmlAttribute(name)}" hidden>\n${htmlAttribute(value)}</textarea>`,
  )
  const written = writtenIn(fields).map(value => `<li>${htmlText(value)}</li>`)
  const files = hadFiles(form) ? ` ${FILES_AGAIN}` : ''
  return `<p>${STILL_HERE}${files}</p><form method="post" action="${htmlAttribute(pathname + search)}">${inputs.join('')}${written.length > 0 ? `<ul>${written.join('')}</ul>` : ''}<button>Noch einmal absenden</button></form>`
}
