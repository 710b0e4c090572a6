import { readFileSync } from 'node:fs'
import { read } from '@rathausplatz/contract'
import { QueryProvider } from '@rathausplatz/ui'
import { Window } from 'happy-dom'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as z from 'zod'
import { schemas, type TemplateName } from '../schemas.ts'
import { views } from '../views.ts'

export type Content = { context: unknown; options?: unknown; data?: unknown }

/** A template as a page shows it: its content read by its schema, drawn by its view. */
export function view(name: TemplateName, { context, options = {}, data }: Content, query = ''): ReactNode {
  const props = {
    context: readable(schemas[name].context, context),
    options: readable(schemas[name].options, options),
    data,
  }
  return (
    <QueryProvider query={new URLSearchParams(query)}>
      {createElement(views[name] as unknown as FunctionComponent<object>, props)}
    </QueryProvider>
  )
}

/** As the site reads it (resolve-entries.ts). */
function readable(schema: z.ZodType, content: unknown): unknown {
  const found = read(schema, content)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}

/** The HTML that the server sends for a template. */
export function markup(name: TemplateName, content: Content, query = ''): string {
  return renderToStaticMarkup(view(name, content, query))
}

/** A window takes longer to open than a template to be drawn and read, so there is one. */
const { document: opened } = new Window({
  settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
})

/** The same as a browser reads it, in a document of its own. */
export function render(name: TemplateName, content: Content, query = ''): HTMLElement {
  const { body } = opened.implementation.createHTMLDocument()
  body.innerHTML = markup(name, content, query)
  return body as unknown as HTMLElement
}

/** Texts of the elements that match, in their order. */
export function texts(root: Element, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '')
}

/** Addresses and texts of all links. */
export function links(root: Element): [string, string][] {
  return [...root.querySelectorAll('a')].map(link => [
    link.getAttribute('href') ?? '',
    link.textContent?.trim() ?? '',
  ])
}

/** Declarations of a rule of a template's style sheet, also inside `@media`, as they stand in the file. */
export function declarations(sheet: string, selector: string, media = ''): string {
  const css = readFileSync(`${import.meta.dirname}/../${sheet}`, 'utf8')
  const [, inner = ''] = media ? css.split(`@media ${media} {`) : ['', css]
  const at = inner.indexOf(`${selector} {`)
  return at === -1 ? '' : inner.slice(at, inner.indexOf('}', at))
}
