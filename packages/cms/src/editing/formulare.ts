import { type CmsHandlers, inhaltRechte, may } from '@rathausplatz/contract'
import type { FormField } from '@rathausplatz/contract/records'
import { schemas } from '@rathausplatz/templates/schemas'
import { type TemplateSchema, templateGroups } from '@rathausplatz/templates/template'
import type { RecordKind } from '../collections/record.ts'
import { formFields } from './field-names.ts'
import { maySomewhere, placeOf } from './leave-for.ts'
import { recordKinds } from './show.ts'

const groups = Object.keys(templateGroups)

const byGroup = Object.entries<TemplateSchema>(schemas).toSorted(
  ([, one], [, other]) => groups.indexOf(one.group) - groups.indexOf(other.group),
)

/** Calls for forms and lists of the kinds that the editor may read, as the contract describes them. */
export function formulare() {
  return {
    redaktionFormulare(_, who) {
      const kinds = Object.values(recordKinds).filter(({ kind }) => maySomewhere(who, 'inhalte-lesen', kind))
      return {
        data: kinds.map(({ kind, record, placedBy }) => ({
          art: kind,
          label: record.label,
          titelfeld: record.title,
          schluesselfeld: record.key ?? 'slug',
          unter: record.under ?? null,
          einzeln: record.single ?? false,
          liste: record.list,
          felder: ownPlaces(formFields(record), placedBy, key =>
            may(who, 'inhalte-lesen', placeOf({ kind, key, audience: 'oeffentlich' })),
          ),
          rechte: inhaltRechte.filter(right => maySomewhere(who, `inhalte-${right}`, kind)),
        })),
      }
    },

    redaktionBausteine: () => ({
      data: byGroup.map(
        ([vorlage, { label, group, purpose, words = '', oncePerPage = false, context, options }]) => ({
          vorlage,
          name: label,
          gruppe: templateGroups[group],
          zweck: purpose,
          worte: words,
          einmalig: oncePerPage,
          inhalt: { name: 'context', felder: [...formFields({ schema: context })] },
          einstellungen: { name: 'options', felder: [...formFields({ schema: options })] },
        }),
      ),
    }),
  } satisfies CmsHandlers
}

/** The fields of a form. The field that places a record offers only the editor's own sections. */
function ownPlaces(
  fields: readonly FormField[],
  placedBy: RecordKind<unknown>['placedBy'],
  isOwn: (key: string) => boolean,
): FormField[] {
  return fields.map(field => {
    if (field.control !== 'auswahl' || field.name !== placedBy?.field) return field
    const options = field.options.filter(({ value }) => isOwn(placedBy.key(String(value))))
    const isThere = options.some(({ value }) => value === field.standard)
    return {
      ...field,
      options,
      ...(isThere || field.standard === undefined ? {} : { standard: options[0]?.value }),
    }
  })
}
