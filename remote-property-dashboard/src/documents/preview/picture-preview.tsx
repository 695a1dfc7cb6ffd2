import { useEffect, useState } from 'react';
import classes from './preview.module.css';

/** Shows a picture at the width of its place. */
export function PicturePreview({ file, name }: { file: Blob; name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url && <img className={classes.picture} src={url} alt={name} />;
}
