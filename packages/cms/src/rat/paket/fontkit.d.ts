// This library has no types of its own; what sets the packet says what it needs of it.
declare module 'fontkit' {
  type Fontkit = Parameters<import('@cantoo/pdf-lib').PDFDocument['registerFontkit']>[0]
  export const create: Fontkit['create']
}
