import type { ComponentProps, MouseEvent } from 'react';
import { downloadFile } from './download-file.ts';

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'href' | 'download' | 'onClick'> & {
  /** The path of the file in the API. */
  href: string;
  fileName: string;
  /** What the message about a failed download calls the file, by default its name. */
  what?: string;
};

/**
 * A link that downloads a file. The file is checked before it is saved; a plain link would also save an error page.
 * Without scripts, and with a modifier key, it is a plain link.
 */
export function DownloadLink({ href, fileName, what, ...props }: DownloadLinkProps) {
  const download = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void downloadFile(href, fileName, what);
  };
  return <a {...props} href={href} download={fileName} onClick={download} />;
}
