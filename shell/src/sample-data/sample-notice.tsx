import { useNavigate } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import { ClearSampleData } from './clear-sample-data.tsx';
import classes from './sample-notice.module.css';

/** The banner above every page of the sample property. */
export function SampleNotice() {
  const navigate = useNavigate();
  return (
    <section className={classes.notice} aria-label="Sample data">
      <p>This is sample data. Clear it when you’re ready.</p>
      <ClearSampleData size="sm" onCleared={() => navigate(addresses.properties())} />
    </section>
  );
}
