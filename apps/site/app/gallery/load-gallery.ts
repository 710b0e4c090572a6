import { pageThemes } from '@rathausplatz/contract'
import { examples } from '@rathausplatz/templates/examples'
import { schemas, type TemplateName } from '@rathausplatz/templates/schemas'

type AnyExample = { context: unknown; options?: unknown; data?: unknown }
type GalleryTemplate = { name: TemplateName; label: string; examples: { name: string; props: object }[] }

const names = Object.keys(schemas) as TemplateName[]

/** Returns the examples of all templates or of the chosen one, as props of their views. */
export function loadGallery(asked: string | null) {
  const chosen = names.find(name => name === asked)
  const templates = (chosen ? [chosen] : names).map(
    (name): GalleryTemplate => ({
      name,
      label: schemas[name].label,
      examples: Object.entries<AnyExample>(examples[name]).map(([example, content]) => ({
        name: example,
        props: propsOf(name, content),
      })),
    }),
  )
  return { chosen, names, themes: pageThemes, templates }
}

function propsOf(name: TemplateName, { context, options = {}, ...rest }: AnyExample): object {
  return {
    ...rest,
    context: schemas[name].context.parse(context),
    options: schemas[name].options.parse(options),
  }
}
