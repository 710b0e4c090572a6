import type { Plugin, Rolldown } from 'vite'

/**
 * Removes chunks that contain only styles from the imports of scripts, because the routes that need the
 * styles link them.
 */
export function stylesAlone(): Plugin {
  return {
    name: 'styles-alone',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      for (const empty of chunks.filter(({ code, isEntry }) => !isEntry && code.trim() === '')) {
        for (const chunk of chunks.filter(({ imports }) => imports.includes(empty.fileName)))
          if (!leaveOut(empty, chunk))
            this.error(`${chunk.fileName} wants more than styles of ${empty.fileName}`)
        for (const route of chunks.filter(({ isEntry }) => isEntry))
          if (needs(route, empty, id => this.getModuleInfo(id)?.importedIds ?? [])) style(route, empty)
        delete bundle[empty.fileName]
      }
    },
  }
}

/**
 * Removes the import of a file from a chunk. Returns whether nothing in the chunk refers to the file any
 * more.
 */
function leaveOut({ fileName }: Rolldown.OutputChunk, chunk: Rolldown.OutputChunk): boolean {
  const name = fileName.split('/').at(-1) ?? fileName
  chunk.code = chunk.code.replace(`import"./${name}";`, '')
  chunk.imports = chunk.imports.filter(one => one !== fileName)
  return !chunk.code.includes(name)
}

/**
 * Whether the module of a route imports these styles, directly or indirectly. A chunk shared by several
 * routes may import more styles than one route needs, so the imports of modules decide.
 */
function needs(
  { facadeModuleId }: Rolldown.OutputChunk,
  { moduleIds }: Rolldown.OutputChunk,
  importsOf: (id: string) => readonly string[],
): boolean {
  const reached = new Set(facadeModuleId ? [facadeModuleId] : [])
  // Iterating a Set includes the entries that are added during the iteration.
  for (const one of reached) for (const imported of importsOf(one)) reached.add(imported)
  return moduleIds.some(id => reached.has(id))
}

function style(route: Rolldown.OutputChunk, { viteMetadata }: Rolldown.OutputChunk): void {
  for (const file of viteMetadata?.importedCss ?? []) route.viteMetadata?.importedCss.add(file)
}
