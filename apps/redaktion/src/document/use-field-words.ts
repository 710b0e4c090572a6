import { type FormField, fieldTrail, type TemplateForms } from '@rathausplatz/contract/records'
import { useEffect, useState } from 'react'
import { loadTemplates } from '../page-editor/load-templates.ts'
import type { Path } from './path.ts'

/** Returns a function that names the field at a path with its parents: "Menüpunkte › Menüpunkt 3 › Link". */
export function useFieldWords(fields: readonly FormField[], data: unknown): (path: Path) => string {
  const [templates, setTemplates] = useState<ReadonlyMap<string, TemplateForms>>()
  const hasEntries = fields.some(({ control }) => control === 'bausteine')
  useEffect(() => {
    if (!hasEntries) return
    let isOver = false
    loadTemplates()
      .then(all => !isOver && setTemplates(new Map(all.map(formsOf))))
      // Without the template forms the name ends at the entry.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [hasEntries])
  const templateOf = (template: string) => templates?.get(template)
  return path => fieldTrail(fields, path, { data, templateOf }).join(' › ') || 'Ganzer Inhalt'
}

const formsOf = ({
  vorlage,
  name,
  inhalt,
  einstellungen,
}: Awaited<ReturnType<typeof loadTemplates>>[number]): [string, TemplateForms] => [
  vorlage,
  { name, context: inhalt.felder, options: einstellungen.felder },
]
