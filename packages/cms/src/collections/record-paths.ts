/** Below these paths records have pages of their own; what an editor writes as a page stands elsewhere. */
export const recordPaths = {
  aktuelles: '/aktuelles',
  veranstaltung: '/veranstaltungen',
  bekanntmachung: '/bekanntmachungen',
  organisationseinheit: '/rathaus/aemter',
  baugebiet: '/bauen/baugebiete',
  stelle: '/rathaus/stellen',
  verzeichniseintrag: '/verzeichnis',
  leistung: '/rathaus/leistungen',
  lebenslage: '/rathaus/lebenslagen',
} as const
