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

/** Renders a template as a page does: content parsed by its schema, drawn by its view. */
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

/** Parses like the site (resolve-entries.ts). */
function readable(schema: z.ZodType, content: unknown): unknown {
  const found = read(schema, content)
  if (!found.ok) throw new Error(found.reason)
  return found.value
}

/** Returns the HTML of the server for a template. */
export function markup(name: TemplateName, content: Content, query = ''): string {
  return renderToStaticMarkup(view(name, content, query))
}

/** One shared window: opening one takes longer than rendering a template. */
const { document: opened } = new Window({
  settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
})

/** Renders a template and parses its HTML as a browser does, in a document of its own. */
export function render(name: TemplateName, content: Content, query = ''): HTMLElement {
  const { body } = opened.implementation.createHTMLDocument()
  body.innerHTML = markup(name, content, query)
  return body as unknown as HTMLElement
}

/** Returns the texts of matching elements in order. */
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

/** Returns the declarations of a rule in a template's stylesheet, also inside `@media`. */
export function declarations(sheet: string, selector: string, media = ''): string {
  const css = readFileSync(`${import.meta.dirname}/../${sheet}`, 'utf8')
  const [, inner = ''] = media ? css.split(`@media ${media} {`) : ['', css]
  const at = inner.indexOf(`${selector} {`)
  return at === -1 ? '' : inner.slice(at, inner.indexOf('}', at))
}
