import { type Archive, attributeOf } from './archive.ts'

/** Whether the style of this name strikes text through; undefined if it does not say so. */
export type Strikes = (style: string | undefined) => boolean | undefined

type Style = { readonly parent: string | undefined; isStruck: boolean | undefined }
/** Most steps from a style to the style from which it takes over what it does not say. */
const MOST_PARENTS = 20

/** Reads which styles of an OpenDocument table strike text through: its own ones and those of the template. */
export async function readStrikes(archive: Archive): Promise<Strikes> {
  const styles = new Map<string, Style>()
  let open: Style | undefined
  for (const part of ['styles.xml', 'content.xml'])
    await archive.xml(part, {
      open(tag, attributes) {
        if (tag === 'style') {
          open = { parent: attributeOf(attributes, 'parent-style-name'), isStruck: undefined }
          styles.set(attributeOf(attributes, 'name') ?? '', open)
        } else if (tag === 'text-properties' && open) {
          const line =
            attributeOf(attributes, 'text-line-through-style') ??
            attributeOf(attributes, 'text-line-through-type')
          if (line !== undefined) open.isStruck = line !== 'none'
        }
      },
      close(tag) {
        if (tag === 'style') open = undefined
      },
    })
  return name => {
    let style = styles.get(name ?? '')
    for (let step = 0; style && style.isStruck === undefined && step < MOST_PARENTS; step++)
      style = styles.get(style.parent ?? '')
    return style?.isStruck
  }
}
