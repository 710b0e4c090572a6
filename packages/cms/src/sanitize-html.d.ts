// The types of this library are published in a package of their own; these are the parts in use here.
declare module 'sanitize-html' {
  type Attributes = Record<string, string>
  type Options = {
    allowedTags?: readonly string[]
    allowedAttributes?: Record<string, readonly string[]>
    allowedSchemes?: readonly string[]
    allowProtocolRelative?: boolean
    nonTextTags?: readonly string[]
    nestingLimit?: number
    transformTags?: Record<
      string,
      string | ((tagName: string, attributes: Attributes) => { tagName: string; attribs: Attributes })
    >
    parser?: {
      xmlMode?: boolean
      lowerCaseTags?: boolean
      lowerCaseAttributeNames?: boolean
    }
  }
  export default function sanitizeHtml(dirty: string, options: Options): string
}
