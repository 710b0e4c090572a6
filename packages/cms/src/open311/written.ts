import { xmlText } from '@rathausplatz/text'

/** A value of an answer; `null` if unknown. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value }

export type Format = 'json' | 'xml'

export const MIME: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
}

/** Names of list elements in XML (the Spark convention of Open311). */
const ONE_OF: Readonly<Record<string, string>> = {
  services: 'service',
  service_requests: 'request',
  errors: 'error',
  attributes: 'attribute',
  values: 'value',
  endpoints: 'endpoint',
  formats: 'format',
}

/** Serialises an answer. `root` is the name of the root element in XML. */
export const written = (format: Format, root: string, value: Value): string =>
  format === 'json'
    ? JSON.stringify(value)
    : `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}\n`

function element(name: string, value: Value): string {
  if (value === null || value === '') return `<${name}/>`
  if (isList(value)) {
    const one = ONE_OF[name] ?? name
    return value.length === 0
      ? `<${name}/>`
      : `<${name}>${value.map(part => element(one, part)).join('')}</${name}>`
  }
  if (typeof value === 'object')
    return `<${name}>${Object.entries(value)
      .map(([part, inner]) => element(part, inner))
      .join('')}</${name}>`
  return `<${name}>${xmlText(String(value))}</${name}>`
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
