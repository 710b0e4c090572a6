/** Formatted text written over several lines; removes the line breaks between elements. */
export function html(strings: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: strings }, ...values)
    .replaceAll(/>\s*\n\s*</g, '><')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
}
