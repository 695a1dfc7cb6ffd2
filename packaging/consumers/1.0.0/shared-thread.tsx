import { ThreadOf } from 'shared-thread';

export const threads = (
  <>
    <ThreadOf propertyId="1" subject="enquiry" objectId="2" />
    <ThreadOf propertyId="1" subject="tenancy" objectId="2" version="3" />
  </>
);
