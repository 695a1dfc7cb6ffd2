/**
 * Writes 'shared-ui/theme.css': the theme's variables and breakpoint classes, which MantineProvider would otherwise
 * write into every document. A file is cached, and the HTML of a page is 2 KB smaller.
 */
export default async function themeStyles(): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }, { MantineProvider }, { theme }, { schemeVariables }] =
    await Promise.all([
      import('react'),
      import('react-dom/server'),
      import('@mantine/core'),
      import('shared-ui/theme'),
      import('shared-ui/dark-scheme'),
    ]);
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, { theme, cssVariablesResolver: schemeVariables, deduplicateCssVariables: false }),
  );
  return [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('\n');
}
