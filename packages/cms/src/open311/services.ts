import { type Schadenskategorie, schadenskategorien, schadenskategorieOf } from '@rathausplatz/contract'
import type { Value } from './written.ts'

const codes = Object.keys(schadenskategorien) as Schadenskategorie[]

export const isService = (code: string): code is Schadenskategorie => Object.hasOwn(schadenskategorien, code)

const questionsOf = (code: Schadenskategorie) => Object.entries(schadenskategorieOf(code).fragen)

/** The services: the categories of damage reports. */
export const services = (): Value =>
  codes.map(code => {
    const { name, beschreibung, stichworte, gruppe } = schadenskategorieOf(code)
    return {
      service_code: code,
      service_name: name,
      description: beschreibung,
      metadata: questionsOf(code).length > 0,
      type: 'realtime',
      keywords: stichworte.join(', '),
      group: gruppe,
    }
  })

/** The attributes of one service. */
export const serviceDefinition = (code: Schadenskategorie): Value => ({
  service_code: code,
  attributes: questionsOf(code).map(([name, { label, hilfe, werte }], index): Value => {
    const attribute: { [name: string]: Value } = {
      variable: true,
      code: name,
      datatype: werte ? 'singlevaluelist' : 'string',
      required: false,
      datatype_description: hilfe,
      order: index + 1,
      description: label,
    }
    if (werte) attribute['values'] = Object.entries(werte).map(([key, title]) => ({ key, name: title }))
    return attribute
  }),
})
