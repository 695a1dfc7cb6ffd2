import type { SuburbMarket } from 'shared-contract/search/suburb-market';
import { bedroomsText, medianText } from './market-text.ts';
import classes from './suburb-market.module.css';

type BedroomBarsProps = {
  groups: SuburbMarket['byBedrooms'];
  /** The number of bedrooms of the listing, whose group is marked. NaN without bedrooms. */
  bedrooms: number;
};

/** How many homes are advertised by number of bedrooms, with their median price. One group would repeat the sums. */
export function BedroomBars({ groups, bedrooms }: BedroomBarsProps) {
  if (groups.length < 2) return null;
  const hasMedians = groups.some(({ medianPrice }) => medianPrice !== null);
  const most = Math.max(...groups.map(({ listings }) => listings));
  return (
    <table className={classes.bars}>
      <caption>By bedrooms</caption>
      <thead>
        <tr>
          <th scope="col">Bedrooms</th>
          <th scope="col">Advertised</th>
          {hasMedians && <th scope="col">Median</th>}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.bedrooms} data-own={group.bedrooms === Math.min(bedrooms, 5) || undefined}>
            <th scope="row">
              {bedroomsText(group.bedrooms)}
              {group.bedrooms === Math.min(bedrooms, 5) && <span className={classes.own}> like this one</span>}
            </th>
            <td>
              <span className={classes.count}>
                <span className={classes.bar} style={{ inlineSize: `${(group.listings / most) * 100}%` }} />
              </span>
              {group.listings}
            </td>
            {hasMedians && <td>{group.medianPrice === null ? '–' : medianText(group)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
